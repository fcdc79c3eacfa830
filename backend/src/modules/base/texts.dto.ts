import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Text, type TextOptions } from '../../common/validation/text';

/** Texts that exist in both languages, by the English field name. */
type Texts<Name extends string> = Readonly<Record<Name, TextOptions>>;

/** `title` becomes `title` and `arTitle`. */
type InBoth<Name extends string> = Name | `ar${Capitalize<Name>}`;

/** `title` becomes `arTitle`. */
export const arabicField = (name: string) => `ar${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function textsForm(texts: Texts<string>, optional: boolean): Type<object> {
  class TextsForm {}
  for (const [name, options] of Object.entries(texts)) {
    const text = Text({ ...options, optional });
    text(TextsForm.prototype, name);
    text(TextsForm.prototype, arabicField(name));
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
