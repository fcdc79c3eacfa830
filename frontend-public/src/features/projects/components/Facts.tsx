import type { Project } from '@manjara/contracts';
import { formatDate, inLanguage, useLanguage, useText } from '@manjara/platform';
import { Fact } from '../../../shared/components/Fact';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import styles from './Facts.module.css';

interface Props {
  project: Project;
  /** Set where the category is not shown elsewhere. */
  withCategory?: boolean;
  /** Shows the date even if the year of construction is known. */
  withDate?: boolean;
}

/** A project's facts; empty ones are left out. */
export function Facts({ project, withCategory, withDate }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const year = useNumberFormat({ useGrouping: false });
  const area = useNumberFormat();
  const { year: built, area: squareMetres, createdAt } = project;
  const date = formatDate(createdAt, language);
  const facts = {
    place: inLanguage(project, 'place', language),
    year: built && year(Number(built)),
    area: squareMetres && t('projectsp.squareMetres', { number: area(Number(squareMetres)) }),
    materials: inLanguage(project, 'materials', language),
    scope: inLanguage(project, 'scope', language),
  };
  const filled = Object.entries(facts) as [keyof typeof facts, string][];
  return (
    <dl className={styles.facts}>
      {withCategory && (
        <Fact name={t('projectsp.category')}>{inLanguage(project, 'category', language)}</Fact>
      )}
      {filled.map(
        ([name, value]) =>
          value && (
            <Fact key={name} name={t(`projectsp.facts.${name}`)}>
              <bdi>{value}</bdi>
            </Fact>
          ),
      )}
      {(withDate || !built) && (
        <Fact name={t('projectsp.date')}>
          {date ? <time dateTime={createdAt}>{date}</time> : t('projectsp.noDate')}
        </Fact>
      )}
    </dl>
  );
}
