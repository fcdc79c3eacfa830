import { metricsSettings } from './metrics-settings';

describe('the settings of metrics', () => {
  it('are off without a port', () => {
    expect(metricsSettings({})).toBeNull();
    expect(metricsSettings({ METRICS_PORT: '', METRICS_HOST: '0.0.0.0' })).toBeNull();
  });

  it('are for this machine alone unless told otherwise', () => {
    expect(metricsSettings({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(metricsSettings({ METRICS_PORT: '0', METRICS_HOST: '10.0.0.7' })).toEqual({
      port: 0,
      host: '10.0.0.7',
    });
  });

  it.each(['65536', '-1', 'on', '9464.5', '1e3'])('refuse the port %s by name', (port) => {
    expect(() => metricsSettings({ METRICS_PORT: port })).toThrow(/^METRICS_PORT must be/);
  });
});
