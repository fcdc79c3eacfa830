import { drawnWidth } from './drawn-width';

describe('drawnWidth', () => {
  const frame = { width: '50vw', height: '10rem + 5vw' };

  it('is the frame’s, or what its height makes of the picture', () => {
    expect(drawnWidth({ width: 1600, height: 1000 }, frame)).toBe(
      'max(50vw, 1.60 * (10rem + 5vw))',
    );
  });

  it('takes a picture of unknown size for a usual photograph', () => {
    expect(drawnWidth({}, frame)).toBe('max(50vw, 1.50 * (10rem + 5vw))');
  });
});
