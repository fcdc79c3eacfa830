import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Bilingual } from '../../common/errors/api-error';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

/** A text that exists in both languages, with its label. */
interface BilingualText extends Bilingual {
  /** Characters. */
  max: number;
  multiline?: boolean;
  description?: string;
}

/** By the English field name. */
type Texts<Name extends string> = Readonly<Record<Name, BilingualText>>;

/** `title` becomes `title` and `arTitle`. */
type InBoth<Name extends string> = Name | `ar${Capitalize<Name>}`;

const arabicField = (name: string) => `ar${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function textsForm(texts: Texts<string>, optional: boolean): Type<object> {
  class TextsForm {}
  for (const [name, { en, ar, ...rules }] of Object.entries(texts)) {
    const [label, arLabel] = bilingualLabels(en, ar);
    Text({ ...rules, label, optional })(TextsForm.prototype, name);
    Text({ ...rules, label: arLabel, optional })(TextsForm.prototype, arabicField(name));
  }
  return TextsForm;
}

/** Texts of a form, each required in both languages. */
export const BilingualTexts = <Name extends string>(texts: Texts<Name>) =>
  textsForm(texts, false) as Type<Record<InBoth<Name>, string>>;

/** The same where an absent text stays as it is, and a blank one empties it. */
export const OptionalTexts = <Name extends string>(texts: Texts<Name>) =>
  textsForm(texts, true) as Type<Partial<Record<InBoth<Name>, string>>>;

/** Plain texts of an answer. */
export function TextAnswers<Name extends string>(...names: Name[]) {
  class TextAnswer {}
  for (const name of names) ApiProperty({ type: String })(TextAnswer.prototype, name);
  return TextAnswer as Type<Record<Name, string>>;
}

/** Texts of an answer in both languages. */
export const BilingualAnswers = <Name extends string>(texts: Texts<Name>) =>
  TextAnswers(...Object.keys(texts).flatMap((name) => [name, arabicField(name)])) as Type<
    Record<InBoth<Name>, string>
  >;
