import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@manjara/contracts';
import {
  addTexts,
  createI18n,
  LanguageProvider,
  type LanguageState,
  type RemoteModule,
  type RouteHandle,
} from '@manjara/platform';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { Document } from '../../app/Document';
import { SVG_SPRITE } from '../../app/svg-sprite';
import type { PageContext } from '../../app/page-context';
import { createRoutes } from '../../app/routes';

/** A page with its data, ready to render; or a redirect. */
export type Prepared =
  | { redirect: string; status: number }
  | {
      context: StaticHandlerContext;
      router: ReturnType<typeof createStaticRouter>;
      chunks: string[];
    };

type Handler = ReturnType<typeof createStaticHandler>;
/** A process renders one release only. */
const handlers = new Map<RemoteModule | 'unavailable' | 'failed', Handler>();

function handlerOf(module: RemoteModule | 'unavailable' | 'failed'): Handler {
  let handler = handlers.get(module);
  if (!handler) {
    handler = createStaticHandler(
      createRoutes(typeof module === 'string' ? module : module.routes),
    );
    handlers.set(module, handler);
  }
  return handler;
}

/** Matches the route and runs its loaders; without a module, the route of the state page. */
export async function prepare(
  url: URL,
  language: Language,
  module: RemoteModule | 'unavailable' | 'failed',
  signal?: AbortSignal,
): Promise<Prepared> {
  const handler = handlerOf(module);
  const request = new Request(url, { signal });
  const answer = await handler.query(request, { requestContext: { language } });
  if (answer instanceof Response) {
    return { redirect: answer.headers.get('location') ?? '/', status: answer.status };
  }
  const router = createStaticRouter(handler.dataRoutes, answer);
  const handles = answer.matches.map(({ route }) => route.handle as RouteHandle | undefined);
  return { context: answer, router, chunks: handles.flatMap((handle) => handle?.chunk ?? []) };
}

/** The status of a prepared page: set by its loaders or by a route's handle. */
export function statusOf(context: StaticHandlerContext): number {
  const asked = context.matches
    .map(({ route }) => (route.handle as { status?: number } | undefined)?.status)
    .find((status) => status !== undefined);
  return asked ?? context.statusCode;
}

/** Router state for hydration in the browser. */
export function hydrationOf(context: StaticHandlerContext): PageContext['hydration'] {
  const errors =
    context.errors &&
    Object.fromEntries(
      Object.entries(context.errors).map(([id, error]) => [
        id,
        isRouteErrorResponse(error)
          ? { status: error.status, statusText: error.statusText }
          : { status: 500 },
      ]),
    );
  return { loaderData: context.loaderData, actionData: null, ...(errors ? { errors } : {}) };
}

export interface RenderOptions {
  page: PageContext;
  prepared: Extract<Prepared, { context: unknown }>;
  module: RemoteModule | undefined;
  scripts: string[];
  /** Inline styles by their addresses. */
  css?: Record<string, string>;
  onError(error: unknown): void;
  signal?: AbortSignal;
}

/**
 * Renders the whole document. Waits for all of it, so that the HTML is complete and needs no inline
 * script to reveal late parts.
 */
export async function render(options: RenderOptions): Promise<Buffer> {
  const { page, prepared, module, scripts, css, onError, signal } = options;
  const { language } = page;
  const i18n = await createI18n(language, page.texts);
  if (module) addTexts(i18n, language, await module.texts(language));
  const state: LanguageState = { language, setLanguage: () => Promise.resolve() };
  const tree = (
    <StrictMode>
      <LanguageProvider i18n={i18n} state={state}>
        <Document page={page} svgSprite={SVG_SPRITE} css={css}>
          <StaticRouterProvider
            router={prepared.router}
            context={prepared.context}
            hydrate={false}
          />
        </Document>
      </LanguageProvider>
    </StrictMode>
  );
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      bootstrapScripts: scripts.map((src) => ({ src, crossOrigin: 'anonymous' })),
      // Otherwise React sends large boundaries hidden, and only a script would show them.
      progressiveChunkSize: Infinity,
      onError,
      onShellError: reject,
      onAllReady: () => resolve(buffer(stream.pipe(new PassThrough()))),
    });
    signal?.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}
