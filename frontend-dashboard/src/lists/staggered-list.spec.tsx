import { fireEvent, render, screen } from '@testing-library/react';
import { StaggeredList } from './StaggeredList';

const cards = (...ids: string[]) => ids.map((_id) => ({ _id }));
const list = (...ids: string[]) => (
  <StaggeredList items={cards(...ids)} label="Cards">
    {({ _id }) => <span>{_id}</span>}
  </StaggeredList>
);

const card = (id: string) => screen.getByText(id).closest('li')!;
const arriving = (id: string) => /arriving/.test(card(id).className);
const arrive = (id: string) => fireEvent.animationEnd(card(id));

describe('a staggered list', () => {
  it('lets each card wait 250 ms for the one before it', () => {
    render(list('a', 'b', 'c'));
    expect(screen.getByRole('list', { name: 'Cards' })).toBeInTheDocument();
    expect(['a', 'b', 'c'].map((id) => card(id).style.animationDelay)).toEqual([
      '0ms',
      '250ms',
      '500ms',
    ]);
    expect(['a', 'b', 'c'].every(arriving)).toBe(true);
  });

  it('animates a card once: not when it is moved, nor when a search finds it again', () => {
    const { rerender } = render(list('a', 'b', 'c'));
    ['a', 'b', 'c'].forEach(arrive);
    rerender(list('c', 'a', 'b'));
    rerender(list('c'));
    rerender(list('c', 'b', 'a', 'new'));
    expect(['a', 'b', 'c'].some(arriving)).toBe(false);
    expect(arriving('new')).toBe(true);
  });

  describe('that is scrolled', () => {
    let comeIntoView: (...ids: string[]) => void;
    const original = window.IntersectionObserver;

    beforeEach(() => {
      window.IntersectionObserver = class {
        constructor(callback: IntersectionObserverCallback) {
          comeIntoView = (...ids) =>
            callback(
              ids.map((id) => ({ target: card(id), isIntersecting: true }) as never),
              this as never,
            );
        }
        observe() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
    });

    afterEach(() => {
      window.IntersectionObserver = original;
    });

    const animated = (id: string, delay: number, currentTime: number) => {
      const animation = { currentTime, effect: { getTiming: () => ({ delay }) } };
      Object.assign(card(id), { getAnimations: () => [animation] });
      return animation;
    };

    it('animates cards that scroll into view one after the other', () => {
      render(list('a', 'b', 'c'));
      const first = animated('b', 10_000, 400);
      const second = animated('c', 10_250, 400);
      comeIntoView('b', 'c');
      expect([first.currentTime, second.currentTime]).toEqual([10_000, 10_000]);
    });
  });
});
