import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../test/render';
import { Spinner } from './Spinner';
import { EmptyState, ErrorState } from './states';

describe('states', () => {
  it('an error is announced and can be retried', async () => {
    const retry = jest.fn();
    await renderIn(
      'en',
      <ErrorState title="Failed" onRetry={retry} action={<a href="/">Home</a>}>
        Why
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('FailedWhy');
    expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('an empty list is a heading with a way on, not an alarm', async () => {
    await renderIn(
      'en',
      <EmptyState icon="alert" title="No projects" level={3} action={<button>Clear</button>} />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No projects' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the spinner has an accessible name', async () => {
    await renderIn('en', <Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });
});
