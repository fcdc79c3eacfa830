import { createI18n } from '@manjara/platform';
import { screen, waitFor } from '@testing-library/react';
import { aMessage, anApplication, serveInbox } from '../../testing/inbox';
import { open } from '../../testing/render';
import { loadTexts } from '../../app/texts/load-texts';
import { toCsv } from './inbox-csv';

async function csv(...items: Parameters<typeof toCsv>[0]) {
  const { t } = await createI18n('ar', await loadTexts('ar'));
  return toCsv(items, t, 'ar');
}

describe('the exported table', () => {
  it('begins with the mark by which Excel knows UTF-8, and has a line for each', async () => {
    const table = await csv(aMessage({ name: 'هدى', email: 'h@example.com', message: 'نص' }));
    expect(table).toBe(
      '\ufeff"التاريخ","الاسم","البريد الإلكتروني","الهاتف","الرسالة","مقروءة","الحالة","تاريخ الرد","ملاحظتك"\r\n' +
        '"2026-03-05 12:00","هدى","h@example.com","\'+966 50 123 4567","نص","لا","جديدة","",""',
    );
  });

  it('names the job in the language of the page', async () => {
    expect(await csv(anApplication({ isRead: true }))).toMatch(/"","الأبواب","Text \d+","نعم",/);
  });

  it('has the progress, the date of the reply and the note', async () => {
    const work = { progress: 'in_work', repliedAt: '2026-03-06T09:00:00.000Z' } as const;
    const table = await csv(aMessage({ ...work, note: '=1\nمقاس' }));
    expect(table).toContain(`"قيد المتابعة","2026-03-06 12:00","'=1\nمقاس"`);
    expect(await csv(aMessage({ spamAt: work.repliedAt }))).toContain('"مزعجة",""');
  });

  it('keeps quotes, commas and lines within their cell', async () => {
    const table = await csv(aMessage({ message: 'He said "oak",\nthen left.' }));
    expect(table).toContain('"He said ""oak"",\nthen left."');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'lets no cell be a formula: %j',
    async (message) => {
      expect(await csv(aMessage({ message }))).toContain(`"'${message}"`);
    },
  );
});

it.each(['0501234567', '00966501234567', '050 123 4567', '(050) 123-4567', '٠٥٠١٢٣٤٥٦٧'])(
  'keeps the zeros of the phone number %j',
  async (phone) => {
    const table = await csv(aMessage({ phone }));
    expect(table).toContain(`"'${phone}"`);
    expect(table).toContain('"2026-03-05 12:00"');
  },
);

describe('the export', () => {
  it('saves what is found as a file', async () => {
    const server = serveInbox('messages', [
      aMessage({ name: 'Huda' }),
      aMessage({ name: 'Omar', isRead: true }),
    ]);
    const page = await open('/dashboard/messages?unread=1', { answers: server.answers });
    await screen.findByRole('article');
    const blobs: Blob[] = [];
    const make = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:csv';
    });
    const free = jest.spyOn(URL, 'revokeObjectURL');
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await page.user.click(screen.getByRole('button', { name: page.texts.inbox.export }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^messages-.{10}\.csv$/)]));
    const text = await blobs[0]!.text();
    expect(text).toContain('Huda');
    expect(text).not.toContain('Omar');
    await waitFor(() => expect(free).toHaveBeenCalledWith('blob:csv'), { timeout: 5_000 });
    for (const spy of [make, free, click]) spy.mockRestore();
  });
});
