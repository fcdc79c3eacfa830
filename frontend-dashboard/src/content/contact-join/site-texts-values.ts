import type { ContactContent, JoinContent, SiteTexts } from '@manjara/contracts';
import type { FieldPath } from 'react-hook-form';

export interface SiteTextsValues {
  contact: ContactContent;
  join: JoinContent;
}

const EMPTY_JOIN: JoinContent = {
  mainText: '',
  arMainText: '',
  sectionTitle: '',
  arSectionTitle: '',
  description: '',
  arDescription: '',
};
const EMPTY: SiteTextsValues = {
  contact: { ...EMPTY_JOIN, subText: '', arSubText: '' },
  join: EMPTY_JOIN,
};

/** The form's values; texts that were never saved are absent. */
export const valuesOf = ({ contact, join }: SiteTexts): SiteTextsValues => ({
  contact: { ...EMPTY.contact, ...contact },
  join: { ...EMPTY.join, ...join },
});

const trimmed = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text).trim()])) as T;

/** The body of POST /content (spec §7). */
export const toBody = ({ contact, join }: SiteTextsValues): SiteTexts => ({
  contact: trimmed(contact),
  join: trimmed(join),
});

/** The form's field that a field of the API belongs to, e.g. `contact.subText`. */
export function fieldFor(apiField: string): FieldPath<SiteTextsValues> | null {
  const [section = '', name = ''] = apiField.split('.');
  const known = section === 'contact' || section === 'join';
  return known && name in EMPTY[section] ? (apiField as FieldPath<SiteTextsValues>) : null;
}
