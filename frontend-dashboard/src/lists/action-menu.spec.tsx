import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from './ActionMenu';

const pin = jest.fn();
const remove = jest.fn();
const user = userEvent.setup();

const button = () => screen.getByRole('button', { name: 'Options' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

describe('a menu of actions', () => {
  beforeEach(() => {
    render(
      <>
        <ActionMenu
          label="Options"
          actions={[
            { icon: 'pin', label: 'Pin', onSelect: pin },
            { icon: 'mail', label: 'Mark', onSelect: jest.fn() },
            { icon: 'trash', label: 'Delete', danger: true, onSelect: remove },
          ]}
        />
        <p>Elsewhere</p>
      </>,
    );
  });

  it('opens by the keyboard and goes round with the arrows', async () => {
    await user.tab();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(entry('Pin')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(entry('Delete')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(entry('Mark')).toHaveFocus();
    await user.keyboard('{End}');
    expect(entry('Delete')).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    expect(pin).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes on Escape, which gives the focus back, and does nothing', async () => {
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(remove).not.toHaveBeenCalled();
  });

  it('closes on a press elsewhere, and on another one of its button', async () => {
    await user.click(button());
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(button());
    expect(screen.getByRole('menu', { name: 'Options' })).toBeInTheDocument();
    await user.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('is left by Tab', async () => {
    await user.click(button());
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
