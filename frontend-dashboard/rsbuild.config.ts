import { defineRemote } from '@manjara/build-config';
import { expandLists } from '@manjara/contracts';
import operations from './api-operations.json' with { type: 'json' };
import manifest from './package.json' with { type: 'json' };

export default defineRemote({
  name: 'manjara_dashboard',
  version: manifest.version,
  operations: operations.flatMap(expandLists),
  devPort: 4822,
  serverRendered: false,
});
