//! How long the server waits for a request's body.

use crate::App;
use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use hyper::body::{Frame, SizeHint};
use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::{Sleep, sleep};

/// A body has to be there in time, however it trickles in.
pub async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let request = match app.limits.body_seconds {
        Some(seconds) if !request.body().is_end_stream() => request.map(|body| {
            let over = Box::pin(sleep(Duration::from_secs(seconds.into())));
            Body::new(InTime { body, over })
        }),
        _ => request,
    };
    next.run(request).await
}

/// A body that is given up when its time is over.
struct InTime {
    body: Body,
    over: Pin<Box<Sleep>>,
}

/// The body was not there in time.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the request did not come in time")]
pub struct TooSlow;

impl HttpBody for InTime {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        match self.over.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Some(Err(axum::Error::new(TooSlow)))),
            Poll::Pending => Pin::new(&mut self.body).poll_frame(context),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
