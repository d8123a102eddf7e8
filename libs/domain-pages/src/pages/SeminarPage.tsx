import { useTranslation } from 'react-i18next';
import type { Seminars } from '@guest/api-contract';
import {
  Button,
  EmptyState,
  Grid,
  Page,
  Row,
  Section,
  Skeleton as Bone,
  SkeletonGroup,
  Stack,
  Text,
  Title,
} from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { functionsOf, HotelText, phoneHref, useHoster, type VisitContext } from '@guest/visit';
import { Agenda } from '../components/Seminar/Agenda';
import { MeetingRoom } from '../components/Seminar/MeetingRoom';
import { WithDocument } from '../components/WithDocument';
import { documentOf } from '../store/hotelDocument';
import { useSeminarStore } from '../store/seminarStore';

export async function load({ api, registry, hoster }: VisitContext): Promise<boolean> {
  return useSeminarStore
    .in(registry)
    .getState()
    .load(api, (await hoster())._id);
}

export const title: PageModule<VisitContext>['title'] = (_, t) => t('title');

/** The page that is coming, in its geometry. */
export function Skeleton() {
  const { t } = useTranslation('seminar');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={5}>
        <Title as="h1" level="h1">
          {t('title')}
        </Title>
        <SkeletonGroup label={t('loading')}>
          <Stack gap={4}>
            <Bone shape="text" width="full" />
            <Bone shape="picture" />
            <Bone shape="card" />
          </Stack>
        </SkeletonGroup>
      </Stack>
    </Page>
  );
}

/** Agendas by day, and the rooms to meet in. */
export function Component() {
  const { _id } = useHoster();
  const document = useSeminarStore((state) => documentOf(state, _id));
  const retry = useSeminarStore((state) => state.retry);
  return (
    <WithDocument document={document} onRetry={retry} skeleton={<Skeleton />}>
      {(content) =>
        content.rooms.length === 0 && content.seminars.length === 0 ? (
          <Empty />
        ) : (
          <Seminar content={content} />
        )
      }
    </WithDocument>
  );
}

function Seminar({ content: { introduction, contact, rooms, seminars } }: { content: Seminars }) {
  const { t } = useTranslation('seminar');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={8}>
        <Stack gap={4}>
          <Title as="h1" level="h1">
            {t('title')}
          </Title>
          {introduction && (
            <Text>
              <HotelText>{introduction}</HotelText>
            </Text>
          )}
          <Contact contact={contact} />
        </Stack>
        {seminars.map((seminar) => (
          <Agenda key={seminar._id} seminar={seminar} />
        ))}
        {rooms.length > 0 && (
          <Section title={t('rooms.title')} level="h2" gap={4}>
            <Grid columns={1} columnsWide={2} gap={8}>
              {rooms.map((room) => (
                <div key={room._id}>
                  <MeetingRoom room={room} />
                </div>
              ))}
            </Grid>
          </Section>
        )}
      </Stack>
    </Page>
  );
}

function Contact({ contact }: { contact: Seminars['contact'] }) {
  const { t } = useTranslation('seminar');
  const hasCalls = functionsOf(useHoster()).calls;
  const phone = hasCalls ? contact?.phone : undefined;
  if (!contact?.email && !phone) return null;
  return (
    <Row gap={2}>
      {contact?.email && (
        <Button hierarchy="secondary" iconLeft="chat" href={`mailto:${contact.email}`}>
          {t('contact.email')}
        </Button>
      )}
      {phone && (
        <Button hierarchy="secondary" iconLeft="phone" href={phoneHref(phone)}>
          {t('contact.call')}
        </Button>
      )}
    </Row>
  );
}

function Empty() {
  const { t } = useTranslation('seminar');
  const { slug } = useHoster();
  return (
    <Page clears="tabs">
      <EmptyState
        icon="people"
        title={t('empty.title')}
        text={t('empty.text')}
        actions={
          <Button hierarchy="secondary" href={paths.home(slug)}>
            {t('empty.home')}
          </Button>
        }
      />
    </Page>
  );
}
