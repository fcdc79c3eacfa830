import { useLanguage } from '@manjara/platform';
import { englishField } from '../../fields/pair-names';

type Labels = Readonly<Record<string, string>>;

/** The labels of API fields as a list in words; those of both languages are named once. */
export function useFaultNames(labels: Labels): (fields?: readonly string[]) => string {
  const { locale } = useLanguage();
  return (fields = []) => {
    const names = fields.map(englishField).map((name) => labels[name] ?? name);
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(names));
  };
}
