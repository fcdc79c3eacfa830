import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeMetricsPorts } from './metrics-ports.mjs';

test('metrics are off without METRICS_PORT', async () => {
  for (const environment of [{}, { METRICS_PORT: '' }]) {
    assert.deepEqual(await takeMetricsPorts(environment), {});
  }
});

test('metrics have two consecutive ports; METRICS_PORT is removed from the environment', async () => {
  const environment = { METRICS_PORT: '9464', PORT: '3000' };
  assert.deepEqual(await takeMetricsPorts(environment), { shell: '9464', api: '9465' });
  assert.deepEqual(environment, { PORT: '3000' });
});

test('0 means any free ports', async () => {
  const { shell, api } = await takeMetricsPorts({ METRICS_PORT: '0' });
  assert.notEqual(shell, api);
  assert.match(`${shell} ${api}`, /^\d{5} \d{5}$/);
});

test('an invalid port is rejected with a message', async () => {
  for (const METRICS_PORT of ['x', '65535', '-1']) {
    await assert.rejects(
      takeMetricsPorts({ METRICS_PORT }),
      /must be a port number from 0 to 65534/,
    );
  }
});
