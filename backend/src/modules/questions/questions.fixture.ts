import { LIMITS } from '@manjara/contracts';
import { orderedOperations } from '../../../test/contract/support/entity-operations';
import { bothLanguages } from '../../../test/contract/support/field';
import type { Payload } from '../../../test/contract/support/payload';
import { ID } from '../../../test/contract/support/shapes';

export const operations = orderedOperations({
  path: '/content/questions',
  form: {
    kind: 'json',
    fields: [
      ...bothLanguages('title', { max: LIMITS.shortText }),
      ...bothLanguages('description', { max: LIMITS.longText, lines: true }),
    ],
  },
  entity: (sent: Payload) => ({ ...sent, _id: ID }),
});
