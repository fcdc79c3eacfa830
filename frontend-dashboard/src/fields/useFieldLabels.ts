import { useText } from '@manjara/platform';
import { get } from 'react-hook-form';

const ARABIC = /(^|\.)ar([A-Z])(\w*)$/;
const LAST = /(^|\.)(\w)(\w*)$/;
const SLOT = /^(.+)\.(picture|alt)$/;

const englishOf = (path: string): string =>
  path.replace(ARABIC, (_, dot: string, first: string, rest: string) =>
    [dot, first.toLowerCase(), rest].join(''),
  );
const arabicOf = (path: string): string =>
  path.replace(LAST, (_, dot: string, first: string, rest: string) =>
    [dot, 'ar', first.toUpperCase(), rest].join(''),
  );

/**
 * Returns the labels of form fields by path.
 * @param labels by path; those of picture slots name the slot
 * @param values the form values: labels name the language if the field exists in both
 */
export function useFieldLabels(labels: Readonly<Record<string, string>>, values: unknown) {
  const t = useText();
  return (path: string): string => {
    const english = englishOf(path);
    const [, slot = '', part] = SLOT.exec(english) ?? [];
    const slotName = labels[slot];
    const altName = slotName && t('dashboard.pictures.altOf', { name: slotName });
    const list = labels[english.split('.')[0] ?? ''];
    const name = (part === 'alt' ? altName : slotName) ?? labels[english] ?? list ?? path;
    if (get(values, arabicOf(english)) === undefined) return name;
    return t(`dashboard.forms.${english === path ? 'inEnglish' : 'inArabic'}`, { name });
  };
}
