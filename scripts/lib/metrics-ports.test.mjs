import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { takeMetricsPorts } from './metrics-ports.mjs';

describe('the ports of the metrics', () => {
  it('are none unless one is asked for', async () => {
    for (const environment of [{}, { METRICS_PORT: '' }]) {
      const { envOf, urls } = await takeMetricsPorts(environment);
      assert.deepEqual([envOf('api'), urls], [{}, {}]);
    }
  });

  it('are two in a row, and in the environment of nobody else', async () => {
    const environment = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7', PORT: '3000' };
    const { envOf, urls } = await takeMetricsPorts(environment);
    assert.deepEqual(environment, { METRICS_HOST: '10.0.0.7', PORT: '3000' });
    assert.deepEqual(
      ['shell', 'api', 'database'].map((part) => envOf(part).METRICS_PORT),
      ['9464', '9465', undefined],
    );
    assert.equal(urls.api, 'http://10.0.0.7:9465/metrics');
  });

  it('are any that are free for 0', async () => {
    const { urls } = await takeMetricsPorts({ METRICS_PORT: '0' });
    assert.equal(new Set(Object.values(urls)).size, 2);
    for (const url of Object.values(urls)) assert.match(url, /^http:\/\/127\.0\.0\.1:\d{5}\//);
  });

  it('are refused by name', async () => {
    for (const METRICS_PORT of ['65535', 'on', '-1']) {
      await assert.rejects(takeMetricsPorts({ METRICS_PORT }), /^Error: METRICS_PORT must be/);
    }
  });
});
