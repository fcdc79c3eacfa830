import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Button, FieldError, IconButton } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { type FieldPath, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { useFaultText } from '../../fields/useFaultText';
import { Panel } from '../../page/Panel';
import { DescribedPicture } from '../../pictures/DescribedPicture';
import { emptyPair, type Pair } from './picture-pairs';
import layout from '../../page/layout.module.css';
import styles from './PicturePairs.module.css';

interface PairValues {
  pairs: Pair[];
}

const SIDES = [
  { side: 'before', labels: ['beforeLabel', 'arBeforeLabel'] },
  { side: 'after', labels: ['afterLabel', 'arAfterLabel'] },
] as const;

/** Up to six pairs of pictures that the project's page compares. */
export function PicturePairs({ form }: { form: UseFormReturn<PairValues> }) {
  const t = useText();
  const { locale } = useLanguage();
  const faultText = useFaultText();
  const { pairs: error } = form.formState.errors;
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'pairs',
    keyName: 'key',
  });
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(fields.length);
  // The pressed button was removed or is far away: focus the last pair, or the list.
  useEffect(() => {
    if (fields.length === count.current) return;
    const added = fields.length > count.current;
    count.current = fields.length;
    if (!added) list.current?.focus();
    else list.current?.lastElementChild?.querySelector('button')?.focus();
  }, [fields.length]);
  const number = (value: number) => value.toLocaleString(locale);

  return (
    <Panel
      title={t('dashboard.projects.fields.pairs')}
      aside={
        fields.length > 0 && (
          <span className={layout.muted}>
            {t('dashboard.pictures.ofMax', {
              number: number(fields.length),
              max: number(LIMITS.picturePairs),
            })}
          </span>
        )
      }
    >
      <p className={layout.muted}>{t('dashboard.projects.pairs.help')}</p>
      <ol ref={list} tabIndex={-1} className={styles.list} hidden={fields.length === 0}>
        {fields.map(({ key }, index) => {
          const name = t('dashboard.projects.pairs.name', { place: number(index + 1) });
          return (
            <li key={key} className={styles.pair} role="group" aria-label={name}>
              <div className={styles.head}>
                <h3 className={styles.name}>{name}</h3>
                <IconButton
                  icon="trash"
                  variant="danger"
                  label={t('dashboard.projects.pairs.remove', { name })}
                  title={t('dashboard.projects.pairs.remove', { name })}
                  onClick={() => remove(index)}
                />
              </div>
              <div className={styles.sides}>
                {SIDES.map(({ side, labels }) => {
                  const path = (field: string) =>
                    `pairs.${index}.${field}` as FieldPath<PairValues>;
                  return (
                    <div key={side} className={styles.side}>
                      <DescribedPicture
                        form={form}
                        names={{
                          picture: path(`${side}.picture`),
                          alt: path(`${side}.alt`),
                          arAlt: path(`${side}.arAlt`),
                        }}
                        label={t(`dashboard.projects.pairs.${side}`)}
                        stacked
                      />
                      <LocalisedFields
                        form={form}
                        names={[path(labels[0]), path(labels[1])]}
                        label={t('dashboard.projects.pairs.label')}
                        hint={t(`dashboard.projects.pairs.${side}LabelHint`)}
                        maxLength={LIMITS.pairLabel}
                        required={false}
                      />
                    </div>
                  );
                })}
              </div>
            </li>
          );
        })}
      </ol>
      <div role="alert">
        <FieldError id={undefined}>
          {faultText(error as Parameters<typeof faultText>[0])}
        </FieldError>
      </div>
      {fields.length < LIMITS.picturePairs && (
        <Button
          variant="secondary"
          icon="plus"
          className={styles.add}
          onClick={() => append(emptyPair(), { shouldFocus: false })}
        >
          {t('dashboard.projects.pairs.add')}
        </Button>
      )}
    </Panel>
  );
}
