import { defineRemote } from '@manjara/build-config';
import operations from './api-operations.json' with { type: 'json' };
import manifest from './package.json' with { type: 'json' };

export default defineRemote({
  name: 'manjara_public',
  version: manifest.version,
  operations,
  devPort: 4821,
  serverRendered: true,
  budget: {
    chunks: ['manjara_public', '__federation_expose_app', 'page-home', 'texts-ar'],
    // What the shell leaves of the 165 KB that the first page may load.
    limit: 29.5,
  },
});
