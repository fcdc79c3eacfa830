import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../test/render';
import { Tooltip } from './Tooltip';

const shown = () => screen.getByRole('tooltip', { hidden: true }).dataset.open === 'true';

describe('Tooltip', () => {
  beforeEach(() =>
    renderIn(
      'en',
      <>
        <Tooltip content="jpg, jpeg, png">
          <button>Formats</button>
        </Tooltip>
        <button>Elsewhere</button>
      </>,
    ),
  );

  it('describes its element, also while it is not shown', () => {
    expect(shown()).toBe(false);
    expect(screen.getByRole('button', { name: 'Formats' })).toHaveAccessibleDescription(
      'jpg, jpeg, png',
    );
  });

  it('comes with the pointer and goes with it', async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'Formats' }));
    expect(shown()).toBe(true);
    await userEvent.unhover(screen.getByRole('button', { name: 'Formats' }));
    expect(shown()).toBe(false);
  });

  it('leaves nothing behind if its screen is removed while it is shown', async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'Formats' }));
    expect(shown()).toBe(true);
    cleanup();
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  });

  it('comes with the focus; Escape sends it away and leaves the focus', async () => {
    await userEvent.tab();
    expect(shown()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBe(false);
    expect(screen.getByRole('button', { name: 'Formats' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(shown()).toBe(true);
    await userEvent.tab();
    expect(shown()).toBe(false);
  });

  it('comes with a tap, and goes with another one or with a press elsewhere', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const button = screen.getByRole('button', { name: 'Formats' });
    const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
    await tap(button);
    expect(shown()).toBe(true);
    await tap(button);
    expect(shown()).toBe(false);
    await tap(button);
    expect(shown()).toBe(true);
    await tap(document.body);
    expect(shown()).toBe(false);
  });

  it('can be sent away by Escape while it is only pointed at', async () => {
    await userEvent.hover(screen.getByRole('button', { name: 'Formats' }));
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBe(false);
  });

  it('comes also where the browser has no popovers', async () => {
    const { showPopover, hidePopover } = HTMLElement.prototype;
    Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined });
    try {
      await userEvent.hover(screen.getByRole('button', { name: 'Formats' }));
      expect(shown()).toBe(true);
      await userEvent.unhover(screen.getByRole('button', { name: 'Formats' }));
      expect(shown()).toBe(false);
    } finally {
      Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
    }
  });
});
