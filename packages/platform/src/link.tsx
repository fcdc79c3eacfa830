import { locationIn } from '@manjara/contracts';
import type { ComponentProps } from 'react';
import {
  type RelativeRoutingType,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';
import { usePageLanguage } from './language-context';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address within the site. */
  to: To;
  replace?: boolean;
  state?: unknown;
  relative?: RelativeRoutingType;
  /** Reloads the page instead of navigating in the browser. */
  reloadDocument?: boolean;
}

/**
 * Internal link in the page's language. Scrolls to the top for a new path, not for another query.
 * The router's own Link would add its framework mode to the first page's scripts.
 */
export function Link({
  to,
  replace,
  state,
  relative,
  reloadDocument = false,
  target,
  onClick,
  ...rest
}: LinkProps) {
  const { pathname: here } = useLocation();
  const address = locationIn(useResolvedPath(to, { relative }), usePageLanguage());
  const href = useHref(address);
  const navigate = useLinkClickHandler(address, {
    replace,
    state,
    preventScrollReset: address.pathname === here,
    target,
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument && !event.defaultPrevented) navigate(event);
      }}
    />
  );
}

export interface NavLinkProps extends LinkProps {
  /** Whether it is current only at its exact address. */
  end?: boolean;
}

/** A link that sets `aria-current` at its address and below. */
export function NavLink({ end = false, 'aria-current': current = 'page', ...props }: NavLinkProps) {
  const { pathname: here } = useLocation();
  const { pathname } = useResolvedPath(props.to, { relative: props.relative });
  const below = !end && pathname !== '/' && here.startsWith(`${pathname}/`);
  return <Link {...props} aria-current={here === pathname || below ? current : undefined} />;
}
