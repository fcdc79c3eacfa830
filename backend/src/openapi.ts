import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMMON_FAILURES, ErrorBodyDto, failureResponse } from './common/openapi/errors.dto';
import { RouteList } from './modules/operations/route-list';

export const DOCS_PATH = '/api/docs';
const DOCS_JSON_PATH = '/api/docs-json';

/** The routes of the code, also of an application in preview, which has no instances. */
const routesOf = (app: INestApplication) =>
  new RouteList(
    new DiscoveryService(app.get(ModulesContainer)),
    new MetadataScanner(),
    new Reflector(),
  ).find();

/** The description of the API, made from the decorators of controllers and DTOs. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    // The first version with JSON Schema, where types may be null.
    .setOpenAPIVersion('3.1.0')
    .setTitle('Manjara API')
    .setDescription('Content of the site, and its administration.')
    .setVersion('1')
    .addBearerAuth()
    .addGlobalResponse(...COMMON_FAILURES)
    .build();
  const document = SwaggerModule.createDocument(app, description, { extraModels: [ErrorBodyDto] });
  // Express answers 304 to any read with a matching ETag.
  for (const { get } of Object.values(document.paths)) {
    if (get) get.responses['304'] ??= { description: 'The client has it' };
  }
  for (const { operation, access } of routesOf(app)) {
    const [method = '', path = ''] = operation.split(' ');
    const described = document.paths[`/api${path}`]?.[method.toLowerCase() as 'get'];
    if (access !== 'owner' || !described) continue;
    described.responses['403'] = failureResponse('The role is not owner');
    Object.assign(described, { 'x-role': access });
  }
  return document;
}

export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup(DOCS_PATH, app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: DOCS_JSON_PATH,
  });
}
