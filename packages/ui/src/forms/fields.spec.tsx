import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../test/render';
import { CheckboxField } from './CheckboxField';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

describe('fields', () => {
  it.each([
    ['TextField', TextField, 'textbox'],
    ['TextAreaField', TextAreaField, 'textbox'],
    ['SelectField', SelectField, 'combobox'],
    ['CheckboxField', CheckboxField, 'checkbox'],
  ] as const)('%s ties label, hint and error to its control', async (_name, Field, role) => {
    const field = <Field label="الاسم" hint="كما في الهوية" error="هذا الحقل مطلوب." required />;
    await renderIn('ar', field);
    const control = screen.getByRole(role, { name: /^الاسم/ });
    expect(control).toBeRequired();
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('هذا الحقل مطلوب. كما في الهوية');
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is valid and undescribed without hint and error', async () => {
    await renderIn('en', <TextField label="Name" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByText('*')).not.toBeInTheDocument();
  });

  it('follows the page while it is empty, and the text as soon as there is some', async () => {
    await renderIn(
      'ar',
      <>
        <TextField label="الاسم" />
        <TextAreaField label="الرسالة" defaultValue="Hello" />
      </>,
    );
    const name = screen.getByLabelText('الاسم');
    expect(name).not.toHaveAttribute('dir');
    await userEvent.type(name, 'Ali');
    expect(name).toHaveAttribute('dir', 'auto');
    await userEvent.clear(name);
    expect(name).not.toHaveAttribute('dir');
    expect(screen.getByLabelText('الرسالة')).toHaveAttribute('dir', 'auto');
  });

  it.each(['email', 'tel', 'url'])('writes %s from left to right', async (type) => {
    await renderIn('ar', <TextField label="حقل" type={type} />);
    expect(screen.getByLabelText('حقل')).toHaveAttribute('dir', 'ltr');
  });

  it('shows and hides the password', async () => {
    await renderIn('en', <PasswordField label="P" name="password" />);
    const input = screen.getByLabelText('P');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
