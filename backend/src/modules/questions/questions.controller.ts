import type { Question } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import type { Order } from '../base/entity-store.repository';
import { OrderDto, SaveOrderDto } from '../lists/order.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { TrashableController } from '../base/trashable.controller';
import { CreateQuestionDto, QuestionDto, UpdateQuestionDto } from './questions.dto';
import { QuestionsRepository } from './questions.repository';

@ApiTags('content')
@Controller('content/questions')
export class QuestionsController extends TrashableController<Question>(
  ApiOkResponse({ type: QuestionDto }),
) {
  constructor(private readonly questions: QuestionsRepository) {
    super(questions);
  }

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: "What makes us different, in the owner's order" })
  @ApiOkResponse({ type: [QuestionDto] })
  list(): Promise<Question[]> {
    return this.questions.list();
  }

  @Get('order')
  @ApiAdmin()
  @ApiOkResponse({ type: OrderDto })
  readOrder(): Promise<Order> {
    return this.questions.readOrder();
  }

  @Put('order')
  @ApiAdmin()
  @ApiIfMatch()
  @ApiOperation({ summary: 'Saves the whole order; items that are not named come last' })
  @ApiOkResponse({ type: OrderDto })
  @ApiUnknownId()
  saveOrder(@Body() { ids }: SaveOrderDto, @ReadIfMatch() ifMatch: IfMatch): Promise<Order> {
    return this.questions.saveOrder(ids, ifMatch);
  }

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: QuestionDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Question> {
    return this.questions.get(id);
  }

  @Post()
  @ApiAdmin()
  @ApiCreatedResponse({ type: QuestionDto })
  create(
    @Body() question: CreateQuestionDto,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Question> {
    return this.questions.create(question, undefined, adminId);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @ApiOkResponse({ type: QuestionDto })
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateQuestionDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Question> {
    return this.questions.update(id, change, ifMatch, adminId);
  }
}
