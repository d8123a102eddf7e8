import { useTranslation } from 'react-i18next';
import type { Seminars } from '@guest/api-contract';
import {
  Button,
  Grid,
  Page,
  Row,
  Section,
  Skeleton as Bone,
  SkeletonGroup,
  Stack,
  Title,
} from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import {
  EmptyPage,
  functionsOf,
  hotelLoader,
  NotFound,
  phoneHref,
  RichHotelText,
  useHoster,
  WithFetched,
  type VisitContext,
} from '@guest/visit';
import { Animations } from '../components/Seminar/Animations';
import { Agenda } from '../components/Seminar/Agenda';
import { MeetingRoom } from '../components/Seminar/MeetingRoom';
import { useSeminarStore } from '../store/screenStores';

export const load = hotelLoader(useSeminarStore);

export const title: PageModule<VisitContext>['title'] = (_, t) => t('title');

/** The skeleton of the page. */
export function Skeleton() {
  const { t } = useTranslation('seminar');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={5}>
        <Title level="h1">{t('title')}</Title>
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

const isEmpty = ({ rooms, seminars, animations }: Seminars) =>
  rooms.length === 0 && seminars.length === 0 && animations.length === 0;

/** Agendas by day, the meeting rooms, and what the hotel organises besides. */
export function Component() {
  const { t } = useTranslation('seminar');
  const { _id } = useHoster();
  return (
    <WithFetched store={useSeminarStore} question={[_id]} skeleton={<Skeleton />} missing={<NotFound />}>
      {(content) =>
        isEmpty(content) ? (
          <EmptyPage icon="people" title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <Seminar content={content} />
        )
      }
    </WithFetched>
  );
}

function Seminar({ content: { introduction, contact, rooms, seminars, animations } }: { content: Seminars }) {
  const { t } = useTranslation('seminar');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={8}>
        <Stack gap={4}>
          <Title level="h1">{t('title')}</Title>
          <RichHotelText html={introduction} headingLevel={2} />
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
        {animations.length > 0 && <Animations animations={animations} />}
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
