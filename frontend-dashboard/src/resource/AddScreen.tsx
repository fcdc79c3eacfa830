import { useLanguage, useText } from '@manjara/platform';
import { PageHeading } from '../page/PageHeading';
import { pathsOf, type Resource } from './define-resource';
import { ResourceForm } from './ResourceForm';
import { ResourcePreview } from './ResourcePreview';
import { pairOf } from '../fields/pair-names';
import { SaveDraftButton } from './SaveDraftButton';
import { ScheduleButton } from './schedule/ScheduleButton';
import { useResourceForm } from './useResourceForm';

/** Adds an entity; afterwards the fields are empty for the next one (spec §4). */
export function AddScreen({ resource }: { resource: Resource }) {
  const t = useText();
  const { language } = useLanguage();
  const { name, columns } = resource;
  const [english, arabic] = pairOf(columns[0].field);
  const state = useResourceForm(resource, undefined, () =>
    state.form.setFocus(language === 'ar' ? arabic : english),
  );
  const title = t(`dashboard.${name}.addTitle`);
  return (
    <>
      <PageHeading
        title={title}
        help="draft"
        back={{ to: pathsOf(resource).list('published'), label: t(`dashboard.${name}.title`) }}
      >
        {t('dashboard.forms.addIntro')}
      </PageHeading>
      <ResourcePreview resource={resource}>
        <ResourceForm
          resource={resource}
          state={state}
          submitLabel={title}
          actions={
            <>
              <SaveDraftButton state={state} />
              <ScheduleButton disabled={state.busy} onChoose={state.schedule} />
            </>
          }
        />
      </ResourcePreview>
    </>
  );
}
