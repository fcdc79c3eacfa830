import type { JobApplication } from '@manjara/contracts';
import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { messageLanguage } from '../../common/http/language';
import { Public } from '../../common/http/public.decorator';
import { Roles } from '../../common/http/roles.decorator';
import { MessageResponseDto } from '../../common/openapi/message-response.dto';
import { LimitApplications } from '../../common/rate-limit/rate-limit.decorators';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { FileResponder } from '../../storage/file-responder';
import { SubmissionController } from '../base/submission.controller';
import { ApiCv, CV_HEADERS } from './cv-answer';
import { CreateJobDto, JobApplicationDto } from './jobs.dto';
import { JobsService } from './jobs.service';

/** The English text is the specification's (spec §8). */
const RECEIVED = {
  en: 'Thank you..! Your request has been sent successfully.',
  ar: 'شكرًا لك، وصلنا طلبك.',
};

@ApiTags('jobs')
@Roles('owner')
@Controller('jobs')
export class JobsController extends SubmissionController<JobApplication>({
  service: JobsService,
  name: 'job',
  entity: JobApplicationDto,
}) {
  @Inject() private readonly jobs: JobsService;
  @Inject() private readonly responder: FileResponder;

  @Public()
  @LimitApplications()
  @Post()
  @MultipartForm(CreateJobDto, 'cv')
  @ApiOperation({ summary: 'The join form' })
  @ApiCreatedResponse({ type: MessageResponseDto })
  async receive(
    @Body() application: CreateJobDto,
    @Req() request: Request,
  ): Promise<MessageResponseDto> {
    await this.jobs.receive(application);
    return { message: RECEIVED[messageLanguage(request)] };
  }

  @Public()
  @Get(':id/cv')
  @ApiCv()
  async openCv(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { expires, signature }: Record<string, unknown>,
    @Res() response: Response,
  ): Promise<void> {
    const cv = await this.jobs.openCv(id, expires, signature);
    await this.responder.send(cv, response, CV_HEADERS);
  }
}
