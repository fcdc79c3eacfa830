import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import { FormFrame } from '../forms/FormFrame';
import { Panel } from '../page/Panel';
import { useShownForm } from '../preview/PreviewProvider';
import { PreviewButton } from '../preview/SitePreview';
import { SaveBar } from '../forms/SaveBar';
import { LocalisedFields } from '../fields/LocalisedFields';
import { CategoryField } from './CategoryField';
import type { Resource } from './define-resource';
import { DetailsPanel } from './DetailsPanel';
import { PicturePanel as MainPicturePanel } from './PicturePanel';
import { pairOf } from '../fields/pair-names';
import { shownEntity } from './shown-entity';
import type { ResourceFormState } from './useResourceForm';
import { useResourceLabels } from './useResourceLabels';

export interface ResourceFormProps {
  resource: Resource;
  state: ResourceFormState;
  /** Id of a published entity. */
  id?: string;
  submitLabel: string;
  /** Further buttons before the save button. */
  actions?: ReactNode;
  /** Whether it edits an existing entity. */
  edits?: boolean;
}

/** The form that adds or edits an entity: notices, fields and buttons. */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, state, id, submitLabel, actions, edits = false } = props;
  const t = useText();
  const { label } = useResourceLabels(resource);
  const { form, addAs, begun } = state;
  const publishes = addAs ? addAs === 'anew' : !edits;
  const rescues = { draft: t('dashboard.drafts.saveAs'), anew: t('dashboard.forms.gone.addAnew') };
  const submit = addAs ? rescues[addAs] : submitLabel;
  const { PicturePanel = MainPicturePanel } = resource;
  useShownForm(form, (values, imageOf) => {
    const shown = shownEntity(resource, values, imageOf, id);
    return resource.preview?.toDraft(shown, values, imageOf) ?? {};
  });
  return (
    <FormFrame
      state={state}
      idleEnter={publishes}
      saveLabel={
        begun === 'schedule'
          ? t('dashboard.schedule.confirm')
          : begun === 'save' || begun === 'anew'
            ? submit
            : t(`dashboard.drafts.${id ? 'saveAs' : 'save'}`)
      }
      footer={
        <SaveBar
          submitLabel={submit}
          icon={edits ? 'save' : 'plus'}
          state={state}
          // The draft button saves without publishing.
          shortcut={!actions || addAs !== undefined}
        >
          {resource.preview && <PreviewButton />}
          {!addAs && actions}
        </SaveBar>
      }
    >
      <Panel title={t(`dashboard.${resource.name}.texts`)}>
        {resource.fields.map((field) =>
          field.kind === 'text' ? (
            <LocalisedFields
              key={field.name}
              form={form}
              names={pairOf(field.name)}
              label={label(field.name)}
              maxLength={field.maxLength}
              multiline={field.rows !== undefined}
              rows={field.rows}
            />
          ) : field.kind === 'category' ? (
            <CategoryField key={field.name} form={form} categories={field.categories} />
          ) : null,
        )}
      </Panel>
      <PicturePanel
        form={form}
        label={label('image')}
        crops={resource.crops}
        anyType={edits && resource.editTakesAnyType}
      />
      {resource.details && <DetailsPanel form={form} resource={resource} />}
    </FormFrame>
  );
}
