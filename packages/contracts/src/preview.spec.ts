import {
  PREVIEW_VERSION,
  type PreviewMessage,
  readPreviewMessage,
  toPreviewMessage,
} from './preview';

describe('a message of the preview', () => {
  it.each<PreviewMessage>([
    { type: 'ready', live: true },
    { type: 'escape' },
    { type: 'draft', draft: { boxes: [] } },
  ])('is read as it was sent: $type', (message) => {
    const posted: unknown = structuredClone(toPreviewMessage(message));
    expect(readPreviewMessage(posted)).toMatchObject(message);
  });

  it('is not understood when it is of another version', () => {
    const later = { ...toPreviewMessage({ type: 'escape' }), manjaraPreview: PREVIEW_VERSION + 1 };
    expect(readPreviewMessage(later)).toBeNull();
  });

  it.each([null, undefined, 'ready', 7, {}, { type: 'ready' }, toPreviewMessage({} as never)])(
    'is rejected if malformed: %j',
    (data) => expect(readPreviewMessage(data)).toBeNull(),
  );
});
