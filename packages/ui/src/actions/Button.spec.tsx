import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../test/render';
import { Button, ButtonLink } from './Button';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('does not submit a form unless it is asked to', async () => {
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    await renderIn(
      'en',
      <form onSubmit={submit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('refuses clicks while it loads, and keeps the focus', async () => {
    const click = jest.fn();
    const submit = jest.fn();
    const form = (loading: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" loading={loading} onClick={click}>
          حفظ
        </Button>
      </form>
    );
    const { update } = await renderIn('ar', form(false));
    const button = screen.getByRole('button', { name: 'حفظ' });
    button.focus();
    update(form(true));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

it('ButtonLink is a link with an address', async () => {
  await renderIn('en', <ButtonLink to="/projects?search=a b">All</ButtonLink>);
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute(
    'href',
    '/projects?search=a+b&lang=en',
  );
});

it('IconButton is named by its label', async () => {
  await renderIn('ar', <IconButton icon="close" label="إغلاق" />);
  expect(screen.getByRole('button', { name: 'إغلاق' })).toBeInTheDocument();
});
