/** Messages of visitors: read one, answer it by e-mail, mark it as answered. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api.ts'
import { formatAgo } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { Button } from '../ui/controls.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { type Message, MessageDetail, TOPIC_TEXTS } from './message-detail.tsx'
import { SavedAnswers } from './saved-answers.tsx'
import styles from './inbox.module.css'

export function MessagesPage() {
  const [isOpenOnly, setOpenOnly] = useState(true)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isListing, setListing] = useState(false)
  const query = useQuery({
    queryKey: ['messages', isOpenOnly],
    queryFn: () => call('listMessages', { isOpen: isOpenOnly }),
  })
  const messages = query.data?.messages ?? []
  const chosen = messages.find(({ id }) => id === chosenId) ?? messages[0]
  return (
    <>
      <PageHead title="Messages" sub="From the contact pages; each is deleted after 90 days">
        <Button onClick={() => setListing(true)}>Saved answers</Button>
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
      {isListing && <SavedAnswers onClose={() => setListing(false)} />}
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
