import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../fields/LocalisedFields';
import { Panel } from '../page/Panel';
import { useFaultText } from '../fields/useFaultText';
import { dayOf } from '../format/day';
import { textRules } from '../fields/text-rules';
import type { DetailField, Resource } from './define-resource';
import styles from './DetailsPanel.module.css';
import { pairOf } from '../fields/pair-names';
import type { ResourceValues } from './entity';
import { ProjectField } from './project-choice/ProjectField';
import { useResourceLabels } from './useResourceLabels';

export interface DetailsPanelProps {
  form: UseFormReturn<ResourceValues>;
  resource: Resource;
}

/** The optional fields; the site hides empty ones. */
export function DetailsPanel({ form, resource }: DetailsPanelProps) {
  const t = useText();
  const { label, own } = useResourceLabels(resource);
  const { details = [] } = resource;
  return (
    <Panel title={t('dashboard.forms.details')}>
      <div className={styles.lines}>
        {details.map((field) =>
          field.kind === 'project' ? (
            <ProjectField
              key={field.name}
              form={form}
              name={field.name}
              label={label(field.name)}
            />
          ) : field.kind !== 'text' ? (
            <LineField key={field.name} form={form} field={field} label={label(field.name)} />
          ) : null,
        )}
      </div>
      {details.map(
        (field) =>
          field.kind === 'text' && (
            <LocalisedFields
              key={field.name}
              form={form}
              names={pairOf(field.name)}
              label={label(field.name)}
              hint={field.hint && own(field.hint)}
              maxLength={field.maxLength}
              required={false}
            />
          ),
      )}
    </Panel>
  );
}

interface LineFieldProps {
  form: UseFormReturn<ResourceValues>;
  field: Exclude<DetailField, { kind: 'text' | 'project' }>;
  label: string;
}

const DAY_LENGTH = 10;

/** A number or a day: the same in both languages. */
function LineField({ form, field, label }: LineFieldProps) {
  const { name } = field;
  const isDay = field.kind === 'day';
  const faultText = useFaultText();
  const rules = textRules(isDay ? DAY_LENGTH : field.maxLength, false);
  return (
    <TextField
      label={label}
      dir="ltr"
      {...(isDay
        ? { type: 'date', min: '1900-01-01', max: dayOf(new Date()) }
        : { inputMode: field.kind === 'decimal' ? 'decimal' : 'numeric' })}
      error={faultText(form.getFieldState(name, form.formState).error)}
      {...form.register(name, rules)}
    />
  );
}
