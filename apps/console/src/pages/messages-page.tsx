/** Messages of visitors: read one, answer it by e-mail, mark it as answered. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo, formatTime } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, buttonClass } from '../ui/controls.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import styles from './inbox.module.css'

/** As on the contact page. */
const TOPIC_TEXTS: Readonly<Record<string, string | undefined>> = {
  game: 'A game',
  idea: 'An idea',
  question: 'A question',
  privacy: 'Privacy',
  'grown-up': 'Parent or teacher',
  maker: 'Makes games',
  other: 'Other',
}

type Message = ResultOf<'listMessages'>['messages'][number]

export function MessagesPage() {
  const [isOpenOnly, setOpenOnly] = useState(true)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const query = useQuery({
    queryKey: ['messages', isOpenOnly],
    queryFn: () => call('listMessages', { isOpen: isOpenOnly }),
  })
  const messages = query.data?.messages ?? []
  const chosen = messages.find(({ id }) => id === chosenId) ?? messages[0]
  return (
    <>
      <PageHead title="Messages" sub="From the contact pages; each is deleted after 90 days">
        <Button aria-pressed={!isOpenOnly} onClick={() => setOpenOnly(!isOpenOnly)}>
          {isOpenOnly ? 'Show answered ones too' : 'Show open ones only'}
        </Button>
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && messages.length === 0 && (
        <Empty title="No messages are waiting">
          <p>What visitors write on the contact page of a site appears here.</p>
        </Empty>
      )}
      {chosen && (
        <div className={styles.split}>
          <ul className={styles.list} aria-label="Messages">
            {messages.map((message) => (
              <li key={message.id}>
                <MessageItem
                  message={message}
                  isChosen={message.id === chosen.id}
                  onChoose={() => setChosenId(message.id)}
                />
              </li>
            ))}
          </ul>
          <MessageDetail key={chosen.id} message={chosen} />
        </div>
      )}
    </>
  )
}

interface MessageItemProps {
  message: Message
  isChosen: boolean
  onChoose: () => void
}

function MessageItem({ message, isChosen, onChoose }: MessageItemProps) {
  return (
    <button type="button" className={styles.item} aria-current={isChosen} onClick={onChoose}>
      <span className={styles.line}>
        <strong>{TOPIC_TEXTS[message.topic] ?? message.topic}</strong>
        <span className={styles.dim}>{formatAgo(message.createdAtMs)}</span>
      </span>
      <span className={styles.preview}>{message.body}</span>
      <span className={styles.dim}>{message.site}</span>
    </button>
  )
}

function MessageDetail({ message }: { message: Message }) {
  const client = useQueryClient()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function resolve() {
    setBusy(true)
    try {
      await call('resolveMessages', { ids: [message.id] })
      toast('Marked as answered')
    } catch (error) {
      toast(describeError(error))
      setBusy(false)
    }
    await client.invalidateQueries()
  }

  const subject = encodeURIComponent(`Your message to ${message.site}`)
  const quote = encodeURIComponent(`\n\n${message.body.replaceAll(/^/gm, '> ')}`)
  return (
    <article className={styles.detail}>
      <header>
        <h2>{TOPIC_TEXTS[message.topic] ?? message.topic}</h2>
        <p className={styles.dim}>
          {message.site}, {formatTime(message.createdAtMs)}
        </p>
      </header>
      <p className={styles.body}>{message.body}</p>
      <p className={styles.dim}>
        {message.email === '' ? 'The visitor left no e-mail address.' : message.email}
      </p>
      {message.resolvedAtMs === null ? (
        <div className={styles.actions}>
          {message.email !== '' && (
            <a className={buttonClass()} href={`mailto:${message.email}?subject=${subject}&body=${quote}`}>
              Answer by e-mail
            </a>
          )}
          <Button kind="primary" disabled={isBusy} onClick={() => void resolve()}>
            Mark as answered
          </Button>
        </div>
      ) : (
        <Badge kind="good">Answered {formatAgo(message.resolvedAtMs)}</Badge>
      )}
    </article>
  )
}
