import { LIMITS } from '@manjara/contracts';
import { orderedOperations } from '../../../test/contract/support/entity-operations';
import { bothLanguages } from '../../../test/contract/support/field';
import type { Payload } from '../../../test/contract/support/payload';
import { ID } from '../../../test/contract/support/shapes';

export const operations = orderedOperations({
  path: '/content/boxes',
  form: {
    kind: 'json',
    fields: [
      ...bothLanguages('boxTitle', { max: LIMITS.name }),
      ...bothLanguages('boxText', { max: LIMITS.shortText, lines: true }),
    ],
  },
  entity: (sent: Payload) => ({ ...sent, _id: ID }),
});
