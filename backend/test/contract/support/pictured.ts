import { LIMITS } from '@manjara/contracts';
import { alts, bothLanguages, type Field, focus, focuses, picture, pictures } from './field';
import type { Payload } from './payload';
import { ID, IMAGE } from './shapes';

/** The picture of an entity, with its descriptions and its focal point. */
export const pictureFields = (): Field[] => [
  picture('image'),
  ...bothLanguages('alt', { max: LIMITS.alt }),
  focus('focus'),
];

/** Further pictures, up to a number. */
export const secondaryFields = (max: number): Field[] => [
  pictures('secondaryImages', max),
  focuses('secondaryFocus'),
  alts('secondaryAlt', ['  Oak stairs\u00a0', '']),
  alts('secondaryArAlt', [' درج من البلوط ', '\u200f']),
];

/** The further pictures in the response. */
export const SECONDARY_IMAGES = [
  { ...IMAGE, focus: { x: 0, y: 5 }, alt: 'Oak stairs', arAlt: 'درج من البلوط' },
  { ...IMAGE, alt: '', arAlt: '' },
];

/** The response's texts and picture, from the sent payload of an entity with drafts. */
export const toPictured = ({
  alt,
  arAlt,
  focus,
  secondaryFocus: _focuses,
  secondaryAlt: _alts,
  secondaryArAlt: _arAlts,
  date: _date,
  status: _status,
  publishAt: _publishAt,
  ...texts
}: Payload) => ({ ...texts, _id: ID, image: { ...IMAGE, alt, arAlt, focus } });
