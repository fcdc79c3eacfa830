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
    // KB: the rest of the first page's 165 KB budget, after the shell's share.
    limit: 29.5,
  },
});
