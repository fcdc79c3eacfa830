import { defineRemote } from '@manjara/build-config';
import operations from './api-operations.json' with { type: 'json' };
import manifest from './package.json' with { type: 'json' };

export default defineRemote({
  name: 'manjara_dashboard',
  version: manifest.version,
  operations,
  devPort: 4822,
  serverRendered: false,
});
