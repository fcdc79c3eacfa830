import type { ErasedPersonalData, StoredPersonalData, Retention } from '@manjara/contracts';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Put,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch, tagAnswer } from '../../common/http/if-match';
import { Roles } from '../../common/http/roles.decorator';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { PersonalDataExport } from './personal-data-export';
import { AddressDto, ErasedPersonalDataDto, StoredPersonalDataDto } from './personal-data.dto';
import { PersonalDataService } from './personal-data.service';
import { RetentionChangeDto, RetentionDto } from './retention/retention.dto';
import { RetentionJob } from './retention/retention-job';
import { RetentionService } from './retention/retention.service';

/** Addresses are sent in bodies: URLs end up in logs and browser histories. */
@ApiTags('personal-data')
@ApiAdmin()
@Roles('owner')
@Controller('personal-data')
export class PersonalDataController {
  constructor(
    private readonly data: PersonalDataService,
    private readonly exports: PersonalDataExport,
    private readonly retention: RetentionService,
    private readonly retentionJob: RetentionJob,
  ) {}

  @Post('search')
  @HttpCode(200)
  @ApiOperation({ summary: 'How much is held of an e-mail address' })
  @ApiOkResponse({ type: StoredPersonalDataDto })
  search(@Body() { email }: AddressDto): Promise<StoredPersonalData> {
    return this.data.search(email);
  }

  @Post('export')
  @HttpCode(200)
  @ApiOperation({ summary: 'Everything held of an e-mail address, CVs included, in one archive' })
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiFailure(404, 'Nothing is held')
  export(@Body() { email }: AddressDto): Promise<StreamableFile> {
    return this.exports.of(email);
  }

  @Post('erase')
  @HttpCode(200)
  @ApiOperation({ summary: 'Deletes everything held of an e-mail address, CVs included' })
  @ApiOkResponse({ type: ErasedPersonalDataDto })
  erase(@Body() { email }: AddressDto): Promise<ErasedPersonalData> {
    return this.data.erase(email);
  }

  @Get('retention')
  @ApiOperation({ summary: 'After how many months what was received is deleted by itself' })
  @ApiOkResponse({ type: RetentionDto })
  async getRetention(@Res({ passthrough: true }) response: Response): Promise<Retention> {
    const { value: choice } = await this.retention.find();
    // Without the counts, which change without a write.
    tagAnswer(response, choice);
    return { ...choice, older: await this.retention.countOlder() };
  }

  @Put('retention')
  @ApiIfMatch()
  @ApiOperation({ summary: 'Sets it; what is older by then is deleted at once' })
  @ApiOkResponse({ type: RetentionDto })
  async changeRetention(
    @Body() change: RetentionChangeDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Retention> {
    await this.retention.change(change, ifMatch);
    const retention = await this.getRetention(response);
    void this.retentionJob.start();
    return retention;
  }
}
