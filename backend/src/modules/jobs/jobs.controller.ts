import type { JobApplication } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { messageLanguage } from '../../common/http/language';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { LIST_HEADERS } from '../../common/openapi/list-headers';
import { LimitApplications } from '../../common/rate-limit/rate-limit.decorators';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { FileResponder } from '../../storage/file-responder';
import { setSubmissionsHeaders } from '../base/submission-headers';
import { SubmissionsQueryDto, toSubmissionsQuery } from '../base/submissions-query.dto';
import { TrashableController } from '../base/trashable.controller';
import { ApiCv, CV_HEADERS } from './cv-answer';
import { CreateJobDto, JobApplicationDto, JobReceivedDto, ReadJobDto } from './jobs.dto';
import { JobsRepository } from './jobs.repository';
import { JobsService } from './jobs.service';

/** The English text is the specification's (spec §8). */
const RECEIVED = {
  en: 'Thank you..! Your request has been sent successfully.',
  ar: 'شكرًا لك، وصلنا طلبك.',
};

@ApiTags('jobs')
@Controller('jobs')
export class JobsController extends TrashableController<JobApplication>(
  ApiOkResponse({ type: JobApplicationDto }),
) {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly service: JobsService,
    private readonly responder: FileResponder,
  ) {
    super(jobs);
  }

  @Public()
  @LimitApplications()
  @Post()
  @MultipartForm(CreateJobDto, 'cv')
  @ApiOperation({ summary: 'The join form' })
  @ApiCreatedResponse({ type: JobReceivedDto })
  async receive(
    @Body() application: CreateJobDto,
    @Req() request: Request,
  ): Promise<JobReceivedDto> {
    await this.service.receive(application);
    return { message: RECEIVED[messageLanguage(request)] };
  }

  @Get()
  @ApiAdmin()
  @ApiOperation({
    summary: 'All job applications, newest first, or the part that the query asks for',
  })
  @ApiOkResponse({ type: [JobApplicationDto], headers: LIST_HEADERS })
  async list(
    @Query() query: SubmissionsQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobApplication[]> {
    const listed = await this.jobs.find(toSubmissionsQuery(query));
    setSubmissionsHeaders(request, response, listed, query);
    return listed.items;
  }

  @Public()
  @Get(':id/cv')
  @ApiCv()
  async openCv(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { expires, signature }: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const cv = await this.service.openCv(id, expires, signature);
    await this.responder.send(cv, request, response, CV_HEADERS);
  }

  @Put('read-job/:id')
  @ApiAdmin()
  @ApiOperation({ summary: 'Marks an application read or unread, and answered or not' })
  @ApiOkResponse({ type: JobApplicationDto })
  @ApiUnknownId()
  setRead(
    @Param('id', ObjectIdPipe) id: string,
    @Body() state: ReadJobDto,
  ): Promise<JobApplication> {
    return this.jobs.setRead(id, state);
  }
}
