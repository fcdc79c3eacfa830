import { listening, overhear } from './hearsay';

const answer = (status: number) =>
  overhear({ ok: status < 400, status, headers: new Headers() } as Response, {});

describe('how the API did', () => {
  it('is told of each page apart, however they overlap', async () => {
    let finish!: () => void;
    const slow = listening(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      await Promise.resolve();
      answer(500);
      return 'slow';
    });
    const quick = await listening(async () => {
      await Promise.resolve();
      answer(200);
      return 'quick';
    });
    expect(quick).toEqual({ result: 'quick', heard: { failed: false, stale: null } });
    finish();
    expect(await slow).toEqual({ result: 'slow', heard: { failed: true, stale: null } });
  });

  it('is heard again after a time without pages, and of failed ones too', async () => {
    await listening(() => Promise.reject(new Error('broken'))).catch(() => {});
    answer(500);
    const later = await listening(async () => {
      await Promise.resolve();
      answer(503);
    });
    expect(later.heard.failed).toBe(true);
  });
});
