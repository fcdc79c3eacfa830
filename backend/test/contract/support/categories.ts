import { LIMITS } from '@manjara/contracts';
import { orderedOperations } from './entity-operations';
import { bothLanguages, type Field, focus, slot } from './field';
import type { Payload } from './payload';
import { ID, IMAGE } from './shapes';

const OPTIONAL = { presence: 'optional' } as const;

const FIELDS: readonly Field[] = [
  ...bothLanguages('name', { max: LIMITS.name }),
  ...bothLanguages('introduction', { ...OPTIONAL, max: LIMITS.shortText, lines: true }),
  slot('image'),
  ...bothLanguages('alt', { ...OPTIONAL, max: LIMITS.alt }),
  focus('focus'),
];

let names = 0;
/** No two categories may have one name. */
const newNames = () => {
  names += 1;
  return Promise.resolve({ name: `Category ${names}`, arName: `قسم ${names}` });
};

export const categoryOperations = (path: string) =>
  orderedOperations({
    path,
    form: { kind: 'multipart', fields: FIELDS },
    entity: ({ alt, arAlt, focus, ...texts }: Payload) => ({
      ...texts,
      _id: ID,
      image: { ...IMAGE, alt, arAlt, focus },
    }),
    readAt: [`${path}/{id}`],
    once: newNames,
  });
