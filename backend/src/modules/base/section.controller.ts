import type { PreviousVersion } from '@manjara/contracts';
import { Body, Get, HttpCode, Inject, Param, ParseIntPipe, Post, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { AdminId } from '../auth/signed-in.decorator';
import { ApiPreviousVersions, ApiRestoreVersion } from '../revisions/revisions.dto';
import { ReadsBody } from './entity.controller';

/** Methods of the service that the routes call. */
interface Section<Content> {
  get(): Promise<Content>;
  save(change: object, ifMatch: IfMatch, adminId: string): Promise<Content>;
  listVersions(): Promise<PreviousVersion[]>;
  restoreVersion(version: number, adminId: string): Promise<Content>;
}

interface SectionRoutes<Content> {
  service: Type<Section<Content>>;
  /** Describes the content. */
  summary: string;
  /** DTO of the answer. */
  content: Type<object>;
  /** DTO of POST. */
  save: Type<object>;
}

/** The base of the controller of a section of the site, of which there is exactly one. */
export function SectionController<Content>({
  service,
  summary,
  content,
  save,
}: SectionRoutes<Content>) {
  abstract class Controller {
    @Inject(service) readonly section: Section<Content>;

    @Public()
    @CachedRead()
    @Get()
    @ApiOperation({ summary })
    @ApiOkResponse({ type: content })
    get(): Promise<Content> {
      return this.section.get();
    }

    @Post()
    @HttpCode(200)
    @ApiAdmin()
    @ApiIfMatch()
    @ReadsBody(save)
    @ApiOperation({ summary: 'Saves the fields that are sent; a blank one empties it' })
    @ApiOkResponse({ type: content, description: 'The whole content' })
    save(
      @Body(createValidationPipe({ expectedType: save })) change: object,
      @ReadIfMatch() ifMatch: IfMatch,
      @AdminId() adminId: string,
    ): Promise<Content> {
      return this.section.save(change, ifMatch, adminId);
    }

    @Get('revisions')
    @ApiAdmin()
    @ApiPreviousVersions()
    listVersions(): Promise<PreviousVersion[]> {
      return this.section.listVersions();
    }

    @Post('revisions/:version/restore')
    @HttpCode(200)
    @ApiAdmin()
    @ApiRestoreVersion()
    @ApiOkResponse({ type: content, description: 'The section as it is now' })
    @ApiFailure(404, 'There is no such version')
    restoreVersion(
      @Param('version', ParseIntPipe) version: number,
      @AdminId() adminId: string,
    ): Promise<Content> {
      return this.section.restoreVersion(version, adminId);
    }
  }
  return Controller;
}
