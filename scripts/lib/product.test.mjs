import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeMetricsPorts } from './metrics-ports.mjs';
import { ownSettings } from './product.mjs';

test('a separate product uses neither data nor ports of an existing site', async () => {
  const site = {
    MONGODB_URI: 'mongodb://db.example/site',
    RELEASES_DIR: '/srv/releases',
    METRICS_PORT: '9464',
    LANG: 'ar',
  };
  const settings = ownSettings(site);
  assert.deepEqual(await takeMetricsPorts({ ...settings }), {});
  assert.deepEqual([settings.MONGODB_URI, settings.RELEASES_DIR], ['', '']);
  assert.equal(settings.LANG, 'ar');
});
