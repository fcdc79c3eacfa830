import { defineRemote } from '@manjara/build-config';
import manifest from './package.json' with { type: 'json' };

export default defineRemote({
  name: 'manjara_dashboard',
  version: manifest.version,
  devPort: 4822,
  serverRendered: false,
});
