import { LIMITS } from '@manjara/contracts';
import { orderedOperations } from '../../../test/contract/support/entity-operations';
import { focus, picture, bothLanguages } from '../../../test/contract/support/field';
import type { Payload } from '../../../test/contract/support/payload';
import { FILE_URL, ID } from '../../../test/contract/support/shapes';

export const operations = orderedOperations({
  path: '/content/values',
  form: {
    kind: 'multipart',
    fields: [
      ...bothLanguages('value', { max: LIMITS.shortText }),
      picture('valueImage'),
      ...bothLanguages('alt', { max: LIMITS.alt }),
      focus('focus'),
    ],
  },
  entity: (sent: Payload) => ({ ...sent, _id: ID, image: FILE_URL }),
});
