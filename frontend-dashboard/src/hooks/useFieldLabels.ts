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
 * Names the fields of a form by their paths, as the form itself does.
 * @param labels by path; those of the slots of pictures name the slot
 * @param values of the form: a text is named with its language where both languages are there
 */
export function useFieldLabels(labels: Readonly<Record<string, string>>, values: unknown) {
  const t = useText();
  return (path: string): string => {
    const english = englishOf(path);
    const [, slot = '', part] = SLOT.exec(english) ?? [];
    const slotName = labels[slot];
    const altName = slotName && t('dashboard.pictures.altOf', { name: slotName });
    const name = (part === 'alt' ? altName : slotName) ?? labels[english] ?? path;
    if (get(values, arabicOf(english)) === undefined) return name;
    return t(`dashboard.forms.${english === path ? 'inEnglish' : 'inArabic'}`, { name });
  };
}
