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
  /** An address within the site. */
  to: To;
  replace?: boolean;
  state?: unknown;
  relative?: RelativeRoutingType;
  /** Loads the page anew instead of changing what is shown. */
  reloadDocument?: boolean;
}

/**
 * An internal link, in the language of its page. A new path begins at the top, another query of the
 * same path does not. The router's own component brings the parts of its
 * framework mode along, which every first visitor would load for nothing; this one is what its hooks
 * are made for.
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
  /** Whether it is current at its own address only, not at those below. */
  end?: boolean;
}

/** A link that says by `aria-current` when the visitor is at its address or below. */
export function NavLink({ end = false, 'aria-current': current = 'page', ...props }: NavLinkProps) {
  const { pathname: here } = useLocation();
  const { pathname } = useResolvedPath(props.to, { relative: props.relative });
  const below = !end && pathname !== '/' && here.startsWith(`${pathname}/`);
  return <Link {...props} aria-current={here === pathname || below ? current : undefined} />;
}
