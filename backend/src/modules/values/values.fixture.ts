import { LIMITS } from '@manjara/contracts';
import { orderedOperations } from '../../../test/contract/support/entity-operations';
import { focus, picture, twins } from '../../../test/contract/support/field';
import type { ListFixture } from '../../../test/contract/support/list-fixture';
import type { Payload } from '../../../test/contract/support/payload';
import { FILE_URL, ID } from '../../../test/contract/support/shapes';

const operations = orderedOperations({
  path: '/content/values',
  form: {
    kind: 'multipart',
    fields: [
      ...twins('value', { max: LIMITS.shortText }),
      picture('valueImage'),
      ...twins('alt', { max: LIMITS.alt }),
      focus('focus'),
    ],
  },
  entity: (sent: Payload) => ({ ...sent, _id: ID, image: FILE_URL }),
});

export const fixture: ListFixture = { namedBy: 'value', operations };
